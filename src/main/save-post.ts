/** Post of `save/`: waits for a save beside the job. */

// Most steps have none, so nothing else is loaded for them.
if (process.env['STATE_headstart-background']) {
  const { run } = await import('./run.ts')
  await run('save-post')
}
