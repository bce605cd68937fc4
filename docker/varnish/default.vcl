# Varnish 6 or newer with vmod xkey (package varnish-modules), in front of Forecourt with CDN_PROVIDER=varnish.
vcl 4.1;
import std;
import xkey;

# The director `web`, with the web servers.
include "./backends.vcl";

sub vcl_recv {
  set req.backend_hint = web.backend();
  # What a client says of itself in the place of a proxy reaches nobody.
  unset req.http.Forwarded;
  unset req.http.X-Forwarded-Host;
  unset req.http.X-Forwarded-Port;
  unset req.http.X-Forwarded-Prefix;
  unset req.http.X-Forwarded-Server;
  unset req.http.X-Original-URL;
  unset req.http.X-Rewrite-URL;
  unset req.http.X-Real-IP;
  unset req.http.Proxy;
  if (req.method == "PURGE") {
    # Workers send the token. Addresses prove nothing: behind a proxy, everybody has the proxy's.
    if (std.getenv("CDN_PURGE_TOKEN") == "" ||
        req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN") || !req.http.xkey-purge) {
      return (synth(405, "Not allowed"));
    }
    set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.x-purged));
  }
  # Staff, the API and previews are never kept.
  if (req.url ~ "^/(admin|api|preview)(/|\?|$)" || req.http.Authorization ||
      req.http.Cookie ~ "(^|; ?)(__prerender_bypass|site-preview)=") {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Kept pages are the same for everybody. Pages of a signed-in shopper are answered with no-store, and need these cookies.
  if (req.http.Cookie) {
    set req.http.Cookie = ";" + regsuball(req.http.Cookie, "; +", ";");
    set req.http.Cookie = regsuball(req.http.Cookie, ";((?:__Host-)?shopper-session|sign-in-attempt)=", "; \1=");
    set req.http.Cookie = regsuball(req.http.Cookie, ";[^ ][^;]*", "");
    set req.http.Cookie = regsuball(req.http.Cookie, "^[; ]+|[; ]+$", "");
    if (req.http.Cookie == "") {
      unset req.http.Cookie;
    }
  }
  return (hash);
}

sub vcl_hash {
  # The same address is a page or its data.
  hash_data(req.http.RSC);
  hash_data(req.http.Next-Router-Prefetch);
  hash_data(req.http.Next-Router-Segment-Prefetch);
}

sub vcl_deliver {
  # Browsers ask each time; only Varnish learns of changes.
  if (resp.http.xkey) {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    unset resp.http.xkey;
  }
}
