// Hides workflow commands in the output of tests, because no runner reads them here.
const write = process.stdout.write.bind(process.stdout)

process.stdout.write = (text, ...rest) => {
  const kept = typeof text === 'string' ? text.replace(/^::.*(?:\n|$)/gm, '') : text
  return kept === '' && text !== '' ? true : write(kept, ...rest)
}

afterAll(() => {
  process.stdout.write = write
})
