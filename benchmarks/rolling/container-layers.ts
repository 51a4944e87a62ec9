// Caches of container layers. No image of a registry is needed: the only program is busybox.
import { type Sources, toolRecipe } from './recipe.ts'
import { inC } from './sources.ts'

const run = (command: string) => `RUN ["/bin/busybox", "sh", "-c", "${command}"]`

/** Two steps that stay, as installations of packages do, and two that each commit repeats. */
const image = (commit: number): Sources => ({
  Containerfile: [
    'FROM scratch',
    'COPY busybox /bin/busybox',
    run('busybox seq 2000000 | busybox gzip > /tools.gz'),
    'COPY app.c /app.c',
    run('busybox sha256sum /tools.gz /app.c > /app.sum'),
  ].join('\n'),
  'app.c': inC(0, commit),
})
const busybox = 'cp "$(command -v busybox)" .'

/** `docker buildx` has the same cache: it starts this daemon in a container. */
export const buildkit = toolRecipe({
  name: 'buildkit',
  path: '~/.cache/buildkit',
  mode: 'mount',
  files: image,
  script: `${busybox}
    export BUILDKIT_HOST="unix://$RUNNER_TEMP/buildkit.sock"
    buildkitd --root "$RUNNER_TEMP/buildkit" --addr "$BUILDKIT_HOST" --oci-worker-snapshotter native \\
      --oci-worker-net host > "$RUNNER_TEMP/buildkit.log" 2>&1 &
    daemon=$!
    trap 'kill "$daemon"; wait "$daemon" || true' EXIT
    until buildctl debug workers > "$RUNNER_TEMP/workers" 2>&1; do kill -0 "$daemon"; sleep 0.1; done
    buildctl build --progress plain --frontend dockerfile.v0 --opt filename=Containerfile \\
      --local context=. --local dockerfile=. --import-cache "type=local,src=$HOME/.cache/buildkit" \\
      --export-cache "type=local,dest=$HOME/.cache/buildkit,mode=max,reset=true"`,
  proof: /^(?:[\s\S]*CACHED){2}(?![\s\S]*CACHED)/,
})

/** Its own storage has owners and attributes that no entry keeps, so images leave it as an OCI layout. */
export const buildah = toolRecipe({
  name: 'buildah',
  path: '~/.cache/layers',
  mode: 'mount',
  files: image,
  // A machine may not allow namespaces and overlays to whoever runs the benchmark.
  env: { BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' },
  script: `${busybox}
    buildah() { command buildah --root "$RUNNER_TEMP/storage" --runroot "$RUNNER_TEMP/run" "$@"; }
    mkdir -p ~/.cache/layers
    cd ~/.cache
    [ ! -e layers/index.json ] || grep -oE 'ref.name":"[0-9a-f]+' layers/index.json | cut -d '"' -f 3 |
      while read -r id; do buildah pull -q "oci:layers:$id"; done
    buildah build --layers -t app "$OLDPWD"
    buildah rmi --prune
    rm -f layers/index.json
    buildah images -aq --no-trunc | cut -d : -f 2 | while read -r id; do buildah push -q "$id" "oci:layers:$id"; done
    cd layers/blobs/sha256
    used=$(grep -oE 'sha256:[0-9a-f]+' ../../index.json | cut -d : -f 2)
    comm -13 <({ echo "$used"; cat $used | grep -oE '[0-9a-f]{64}'; } | sort -u) <(ls) | xargs -r rm -v`,
  proof: /^(?:[\s\S]*Using cache){2}(?![\s\S]*Using cache)/,
})
