/** Reads `trusted-writers`: the workflows whose entries a job restores. */
import { JobFailure } from '../system/failure.ts'

export interface TrustedWriter {
  /** Matches the file of a workflow and its ref, as in GITHUB_WORKFLOW_REF. */
  workflow: RegExp
  /** Undefined for all events that only users with write access to the repository can cause. */
  event: string | undefined
}

const writerLine = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/

/** @throws JobFailure for a line that names no workflow and ref */
export function trustedWriters(value: string): TrustedWriter[] {
  const lines = value.split('\n').map((one) => one.trim())
  return lines.filter((one) => one !== '').map(trustedWriter)
}

function trustedWriter(text: string): TrustedWriter {
  const [, file, ref, event] = writerLine.exec(text) ?? []
  if (file === undefined || ref === undefined)
    throw new JobFailure(
      `Input \`trusted-writers\` has '${text}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`,
    )
  // As in the filters of GitHub's workflows. A ref has no `*`.
  const pattern = ref.split('**').map((part) => part.split('*').map(literally).join('[^/]*'))
  return { workflow: new RegExp(`^${literally(file)}${pattern.join('.*')}$`, 'u'), event }
}

function literally(text: string): string {
  return text.replace(/[^\w]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}
