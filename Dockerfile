# The application without its embedded services; configured by environment only, see docs/configuration.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What no process reads goes: maps and types of packages, their builds for browsers, and fonts that reports do not use.
RUN npm run build && npm run third-party && npm prune --omit=dev \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.*ts' -o -path '*/pdfmake/build/*' -o -name 'pdfkit.standalone.js' \
    -o -name 'swagger-ui-es-*' -o -name 'DejaVu*Condensed*' -o -name 'DejaVuSerif*' -o -name 'DejaVuSansMono*' \) -delete

FROM node:24-bookworm-slim AS application
ENV NODE_ENV=production \
    VSD_HOST=0.0.0.0 \
    VSD_PORT=8080 \
    VSD_ADMIN_DIR=/app/dist/admin \
    VSD_FILES_DIR=/data/files
WORKDIR /app
RUN mkdir -p /data/files && chown node:node /data/files
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/demo ./demo
COPY --from=build /app/locales ./locales
COPY --from=build /app/openapi ./openapi
COPY --from=build /app/dist ./dist
USER node
VOLUME /data/files
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.VSD_PORT}/volta-service-desk/services/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Young garbage is collected early: that costs a little work, and saves a third of the memory of the process. The worker and
# the migration of docker-compose.yml name their own file instead of main.js.
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=4", "--heap-growing-percent=25"]
CMD ["dist/api/main.js"]

# Backups: the application beside pg_dump and pg_restore of the server's version, which would make the image above larger.
FROM postgres:18-bookworm AS backup
ENV NODE_ENV=production \
    VSD_FILES_DIR=/data/files
WORKDIR /app
COPY --from=application /usr/local/bin/node /usr/local/bin/node
COPY --from=application /app /app
ENTRYPOINT ["node", "--enable-source-maps", "dist/api/vsd.js"]
CMD ["--help"]

FROM application
