import { basename } from 'node:path'
import { parse } from '../edits/syntax.ts'
import type { Node } from '../edits/syntax.ts'
import type { Chooser } from '../switched/switchEdits.ts'

/** The edit in force: whose file it is, and what the edited file hands on. */
export interface InForce {
  id: string
  module: Record<string, unknown>
}

/** A process has one at most. */
export const holder = globalThis as { editInForce?: InForce | undefined }

/** Hands each call on to the edit in force, so that a process goes from edit to edit. */
export const atEachCall: Chooser = (id, source) => {
  const own = `./${basename(id).replace(/(\.tsx?)$/, '.edit0$1')}`
  return [
    `import * as own from '${own}'`,
    `export * from '${own}'`,
    `const pick = (name) => {`,
    `  const edit = globalThis.editInForce`,
    `  return (edit?.id === ${JSON.stringify(id)} ? edit.module : own)[name]`,
    `}`,
    ...functionsOf(id, source).map(
      (name) =>
        `export function ${name}(...given) { return Reflect.apply(pick('${name}'), this, given) }`,
    ),
  ].join('\n')
}

/** Of a file that keeps something for itself, an edited one would keep its own. */
export function keepsSomething(id: string, source: string): boolean {
  return bodyOf(id, source)
    .map(handedOn)
    .some(({ type, kind }) => type === 'ClassDeclaration' || kind === 'let')
}

function functionsOf(id: string, source: string): string[] {
  return bodyOf(id, source)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map(handedOn)
    .filter(({ type }) => type === 'FunctionDeclaration')
    .map((each) => String((each['id'] as Node)['name']))
}

function bodyOf(id: string, source: string): Node[] {
  return parse(id, source)['body'] as Node[]
}

function handedOn(statement: Node): Node {
  return (statement['declaration'] as Node | null | undefined) ?? statement
}
