// Projects of several modules in several languages. Every commit changes one module.
import type { Sources } from './recipe.ts'

/** The files of each module, whose text depends on the commit that last changed the module. */
export function modulesOf(
  commit: number,
  count: number,
  filesOf: (module: number, changed: number) => Sources,
): Sources {
  const all = Array.from({ length: count }, (_, module) =>
    filesOf(module, commit < module ? 0 : commit - ((commit - module) % count)),
  )
  return Object.assign({}, ...all)
}

const functions = (count: number, text: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => text(number)).join('\n')

export function inC(module: number, changed: number): string {
  const body = (number: number) => `int f${module}_${number}(int n, const char *s) {
  char b[64]; double x = ${changed};
  for (int k = 0; k < n; k++) { x = x * ${number} + sin(k % 7); snprintf(b, sizeof b, "%d %s %f", k, s, x); }
  return strcmp(b, s) + (int)x;
}`
  return `#include <math.h>\n#include <stdio.h>\n#include <string.h>\n${functions(60, body)}\n`
}

export function inTypeScript(module: number, changed: number): string {
  const body = (number: number) => `export function f${number}<T extends { n: number }>(all: T[]): T[] {
  return all.filter(({ n }) => n % ${number + 2} === ${changed}).map((one) => ({ ...one, n: one.n + ${module} }))
}`
  return `${functions(60, body)}\n`
}

export function inGo(module: number, changed: number): string {
  const body = (number: number) => `func F${number}(s string) string {
	x := ${changed}
	for k := range len(s) { x = x*${number} + k%7 }
	return fmt.Sprintf("%s %d ${module}", s, x)
}`
  return `package p${module}\n\nimport "fmt"\n\n${functions(60, body)}\n`
}

export function inRust(module: number, changed: number): string {
  const body = (number: number) => `pub fn f${number}(all: &[u64]) -> Vec<String> {
    all.iter().filter(|n| **n % ${number + 2} == ${changed}).map(|n| format!("{} ${module}", n)).collect()
}`
  return `${functions(60, body)}\n`
}

export function inJava(module: number, changed: number): string {
  const body = (number: number) => `  public String f${number}(String s) {
    int x = ${changed};
    for (int k = 0; k < s.length(); k++) x = x * ${number} + s.charAt(k);
    return s + x;
  }`
  return `package m${module};\npublic class Code {\n${functions(60, body)}\n}\n`
}
