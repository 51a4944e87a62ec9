"""The mount broker: server.py begins; a request goes through caller.py to mounts.py, layers.py or fetch.py."""
