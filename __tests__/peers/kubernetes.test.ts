// The manifests of the broker and the pods of docs/kubernetes.md fit the schemas of Kubernetes, and kustomize builds them.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { load, loadAll } from 'js-yaml'
import ts from 'typescript'
import { newScratch } from '../support/scratch.ts'

const root = join(import.meta.dirname, '../..')
const scratch = newScratch()

interface KubernetesObject {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string }
}

/** Its packages are types only for the compiler, which knows fields that no schema forbids. */
let project = ''
beforeAll(() => {
  project = scratch.fresh()
  symlinkSync(join(root, '.tools/peers/node_modules'), join(project, 'node_modules'))
})

/** What is wrong with values, by the types that Kubernetes' schema gives them: unknown, missing and ill-typed fields. */
function misfitsOf(values: { type: string; value: unknown }[]): string[] {
  const lines = values.map(({ type, value }, i) => {
    const [module, name] = type.split('#')
    const literal = JSON.stringify(value, undefined, 1)
    return `import type { ${name} as T${i} } from 'kubernetes-models/${module}'\nexport const v${i}: T${i} = ${literal}\n`
  })
  const file = join(project, 'values.ts')
  writeFileSync(file, lines.join(''))
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

const typed = (value: KubernetesObject) => ({
  type: `${value.apiVersion}/${value.kind}#I${value.kind}`,
  value,
})
const podSpec = (value: unknown) => ({ type: 'v1/PodSpec#IIoK8sApiCoreV1PodSpec', value })

function built(directory: string): KubernetesObject[] {
  const text = execFileSync('kustomize', ['build', directory], { encoding: 'utf8' })
  return loadAll(text) as KubernetesObject[]
}

const manifests = join(root, 'broker/kubernetes')

/** The blocks of YAML with this title on the page. */
function blocksOf(title: string): unknown[] {
  const page = readFileSync(join(root, 'docs/kubernetes.md'), 'utf8')
  const blocks = [...page.matchAll(/^```yaml (\S+)\n(.*?)^```$/gms)]
  const found = blocks.flatMap(([, name, text = '']) => (name === title ? [load(text)] : []))
  expect(found).not.toEqual([])
  return found
}

describe('the manifests of the broker', () => {
  it('fit the schema, all in one namespace', () => {
    const objects = built(manifests)
    expect(objects.map(({ kind }) => kind)).toEqual(['Namespace', 'DaemonSet'])
    expect(misfitsOf(objects.map(typed))).toEqual([])
    const [namespace, daemons] = objects
    expect(daemons?.metadata.namespace).toBe(namespace?.metadata.name)
  })

  it('would not fit with a typo, a missing field, or a word for a number', () => {
    const [, daemons] = built(manifests)
    const changed = (change: (spec: Record<string, never>) => unknown): string[] => {
      const copy = structuredClone(daemons) as KubernetesObject & { spec: Record<string, never> }
      change(copy.spec)
      return misfitsOf([typed(copy)])
    }
    expect(changed((spec) => Object.assign(spec, { updateStrategie: {} }))).toHaveLength(1)
    expect(changed((spec) => Reflect.deleteProperty(spec, 'selector'))).toHaveLength(1)
    expect(changed((spec) => Object.assign(spec, { minReadySeconds: 'soon' }))).toHaveLength(1)
  })

  it('have what a node needs: tolerations, a priority, resources, a probe, an update without two brokers', () => {
    const [, daemons] = built(manifests) as [unknown, { spec: { template: { spec: object } } }]
    expect(daemons).toMatchObject({
      spec: {
        updateStrategy: { rollingUpdate: { maxSurge: 0 } },
        template: {
          spec: {
            hostPID: true,
            priorityClassName: 'system-node-critical',
            tolerations: [{ operator: 'Exists' }],
            containers: [
              {
                image: 'registry.example.com/headstart-broker:0.1.0',
                securityContext: { privileged: true },
                resources: { requests: expect.anything() },
                readinessProbe: { exec: { command: expect.arrayContaining(['--check']) } },
              },
            ],
          },
        },
      },
    })
  })
})

it('the image has what its directory has, and the probe starts what the image starts', () => {
  const dockerfile = readFileSync(join(root, 'broker/Dockerfile'), 'utf8')
  const ignored = readFileSync(join(root, 'broker/.dockerignore'), 'utf8').split('\n')
  expect(dockerfile).toMatch(/^FROM debian:\S+@sha256:[0-9a-f]{64}$/m)
  const copied = [...dockerfile.matchAll(/^COPY (\S+) /gm)].map(([, source = '']) => source)
  expect(copied.map((source) => [source, existsSync(join(root, 'broker', source))])).toEqual([
    ['python', true],
  ])
  expect(ignored).toContain('!python')
  const [, entrypoint = '[]'] = /^ENTRYPOINT (.*)$/m.exec(dockerfile) ?? []
  const [, daemons] = built(manifests) as [
    unknown,
    { spec: { template: { spec: { containers: object[] } } } },
  ]
  expect(daemons.spec.template.spec.containers[0]).toMatchObject({
    readinessProbe: { exec: { command: [...JSON.parse(entrypoint), '--check'] } },
  })
})

describe('docs/kubernetes.md', () => {
  it('has values whose pods fit the schema', () => {
    const values = blocksOf('values.yaml') as { template: { spec: object } }[]
    expect(values).toHaveLength(2)
    expect(misfitsOf(values.map(({ template }) => podSpec(template.spec)))).toEqual([])
    const [inPod] = values
    expect(misfitsOf([podSpec({ ...inPod?.template.spec, volume: [] })])).toHaveLength(1)
  })

  it('has a template for the hook that fits the schema, and the variables of the other values', () => {
    const [map] = blocksOf('hook-template.yaml') as [KubernetesObject & { data: Record<string, string> }]
    expect(misfitsOf([typed(map)])).toEqual([])
    const { spec } = load(String(map.data['template.yaml'])) as { spec: { containers: { name: string }[] } }
    expect(misfitsOf([podSpec(spec)])).toEqual([])
    expect(spec.containers.map(({ name }) => name)).toEqual(['$job'])
  })

  it('has a volume for the stash that fits the schema', () => {
    const [claim] = blocksOf('copies-volume.yaml') as [KubernetesObject]
    const [{ volumes }] = blocksOf('volumes.yaml') as [{ volumes: object[] }]
    expect(misfitsOf([typed(claim), podSpec({ containers: [], volumes })])).toEqual([])
  })

  it('has a kustomization that kustomize builds, with its image and its nodes', () => {
    const [own] = blocksOf('kustomization.yaml') as [{ resources: string[] }]
    const dir = scratch.fresh()
    // The address on the page is that of the release.
    expect(own.resources).toEqual([expect.stringContaining('//broker/kubernetes?ref=v')])
    const here = { ...own, resources: [relative(dir, manifests)] }
    writeFileSync(join(dir, 'kustomization.yaml'), JSON.stringify(here))
    const objects = built(dir)
    expect(misfitsOf(objects.map(typed))).toEqual([])
    expect(objects[1]).toMatchObject({
      spec: {
        template: {
          spec: {
            nodeSelector: { 'kubernetes.io/os': 'linux', pool: 'runners' },
            containers: [
              {
                image: 'registry.internal.example.com/headstart-broker:0.1.0',
                args: ['--store-size', '107374182400'],
              },
            ],
          },
        },
      },
    })
  })
})
