#!/bin/bash
# Run once by the postgres image when its data folder is new: the same roles and rights as the embedded database has.
set -euo pipefail
export PGOPTIONS="-c vsd.owner_password=${VSD_OWNER_PASSWORD} -c vsd.app_password=${VSD_APP_PASSWORD} -c vsd.backup_password=${VSD_BACKUP_PASSWORD}"
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --file /volta/database.sql
# The identity service keeps its realm in a database of its own.
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$KEYCLOAK_DB_PASSWORD" <<'SQL'
create role keycloak login password :'password';
create database keycloak owner keycloak;
SQL
