/** Sends the reports of a step to a collector of OpenTelemetry, as metrics and spans. */
import type { DatedReport } from '../report/report.ts'
import { openHttp } from '../stores/transfer/http.ts'
import { type Http, readUpTo } from '../stores/transfer/http-contract.ts'
import { messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { serverUrl } from '../system/runner-services.ts'
import { headstartVersion } from '../system/version.ts'
import type { Collector, Target } from './collector.ts'
import { metricsMessage, tracesMessage } from './otlp.ts'

/** @returns a line for the log that says what the collector has not got, and why; undefined if it has everything */
export async function sendReports(
  reports: DatedReport[],
  { metrics, traces, timeoutMs, attributes, parent }: Collector,
  signal: AbortSignal,
): Promise<string | undefined> {
  const pipeline = pipelineFacts()
  const lasting = { ...pipeline.lasting, ...attributes }
  const ofRun = { ...pipeline.lasting, ...pipeline.ofRun, ...attributes }
  const messages = [
    { name: 'metrics', target: metrics, message: metricsMessage(reports, lasting) },
    { name: 'spans', target: traces, message: tracesMessage(reports, ofRun, parent) },
  ]
  const limit = AbortSignal.timeout(timeoutMs)
  const limited = AbortSignal.any([signal, limit])
  const http = openHttp({ connections: messages.length })
  try {
    // One signal may arrive without the other.
    const sent = messages.map(async ({ name, target, message }) => {
      try {
        if (target) await post(http, target, message, limited)
        return []
      } catch (error) {
        return [{ name, why: limit.aborted ? `no answer within ${timeoutMs / 1000} s` : messageOf(error) }]
      }
    })
    const unsent = (await Promise.all(sent)).flat()
    if (unsent.length === 0) return undefined
    const names = unsent.map(({ name }) => name).join(' and ')
    return `The ${names} were not sent to the collector: ${[...new Set(unsent.map(({ why }) => why))].join('; ')}`
  } finally {
    await http.close()
  }
}

const maxAnswerBytes = 64 * 1024

/** A path may be a secret, so no message has it. @throws Error unless the collector takes the message */
async function post(
  http: Http,
  { url, headers }: Target,
  message: object,
  signal: AbortSignal,
): Promise<void> {
  const { origin } = new URL(url)
  const answer = await http
    .request(url, {
      method: 'POST',
      headers: {
        'user-agent': `headstart/${headstartVersion}`,
        ...headers,
        'content-type': 'application/json',
      },
      body: [Buffer.from(JSON.stringify(message))],
      signal,
    })
    .catch((error: unknown) => {
      throw new Error(`${origin}: ${messageOf(error).split(': ').at(-1)}`)
    })
  await readUpTo(maxAnswerBytes, answer.body)
  if (answer.status < 200 || answer.status > 299) throw new Error(`${origin} answers ${answer.status}`)
}

/**
 * What this job is, in the words of OpenTelemetry. Facts of the run have new values each time, so metrics do without them.
 * https://opentelemetry.io/docs/specs/semconv/registry/attributes/cicd/
 * https://opentelemetry.io/docs/specs/semconv/registry/attributes/vcs/
 */
function pipelineFacts() {
  const { repository, ref, sha, runId, runAttempt } = runner.currentRun()
  const url = `${serverUrl()}/${repository}`
  const [owner = '', name = ''] = repository.split('/')
  return {
    lasting: given({
      'cicd.pipeline.name': runner.workflowName(),
      'cicd.pipeline.task.name': runner.jobId(),
      'vcs.owner.name': owner,
      'vcs.repository.name': name,
      'vcs.repository.url.full': url,
    }),
    ofRun: given({
      'cicd.pipeline.run.id': runId,
      'cicd.pipeline.run.url.full': runId && `${url}/actions/runs/${runId}/attempts/${runAttempt || 1}`,
      'cicd.worker.name': runner.runnerName(),
      'vcs.ref.head.name': ref.replace(/^refs\/(heads|tags|pull)\//, ''),
      'vcs.ref.head.revision': sha,
    }),
  }
}

function given(facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))
}
