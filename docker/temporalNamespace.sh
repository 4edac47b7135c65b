#!/bin/sh
# Makes the namespace that Keja works in where it is missing. Address and namespace come as TEMPORAL_* variables,
# which the command reads by itself.
set -eu

temporal operator namespace describe --namespace "$TEMPORAL_NAMESPACE" >/dev/null 2>&1 ||
  temporal operator namespace create --namespace "$TEMPORAL_NAMESPACE" --retention 30d
