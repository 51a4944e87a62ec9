/**
 * @returns those whose title is one of these names or begins with one of these words
 * @throws Error if a name fits no title
 */
export function choose<T extends { title: string }>(all: T[], names: string[]): T[] {
  const isMeant = (title: string, name: string) => title === name || title.startsWith(`${name} `)
  const unknown = names.find((name) => !all.some(({ title }) => isMeant(title, name)))
  if (unknown !== undefined)
    throw new Error(`there is no ${unknown}, but ${all.map(({ title }) => title).join(', ')}`)
  return all.filter(({ title }) => names.some((name) => isMeant(title, name)))
}
