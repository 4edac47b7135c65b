#!/bin/sh
# Makes Temporal's two databases where they are missing and brings their tables up to date; done twice is done once. Where Postgres is and
# who signs in comes as SQL_* variables, which the tool reads by itself.
set -eu

bring() {
  temporal-sql-tool --database "$1" create
  temporal-sql-tool --database "$1" setup-schema --version 0.0
  temporal-sql-tool --database "$1" update-schema --schema-name "postgresql/v12/$2"
}

bring temporal temporal
bring temporal_visibility visibility
