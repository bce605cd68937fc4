# The web servers of docker-compose.yml, profile `cluster`. One that stops or is not ready gets no requests.
import directors;

probe ready {
  .url = "/api/health";
  .interval = 2s;
  .timeout = 5s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend app {
  .host = "app";
  .port = "3000";
  .probe = ready;
}

backend app_2 {
  .host = "app-2";
  .port = "3000";
  .probe = ready;
}

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(app);
  web.add_backend(app_2);
}
