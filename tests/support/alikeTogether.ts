import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Within a project, files that ask for the same environment one after the other: a worker whose next file
 * wants another is ended, and the new one loads the environment and the app anew.
 */
export class AlikeTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kinds = new Map<string, TestSpecification[]>()
    // The order among those that are alike stays. `super` is no list.
    // oxlint-disable-next-line unicorn/no-array-sort
    for (const file of await super.sort(files)) {
      const kind = `${file.project.name} ${environmentOf(file)}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), file])
    }
    return [...kinds.values()].flat()
  }
}

/** What its first line asks for, as vitest reads it. */
function environmentOf({ moduleId }: TestSpecification): string {
  const [first = ''] = readFileSync(moduleId, 'utf8').split('\n', 1)
  return /@vitest-environment\s+(\S+)/.exec(first)?.[1] ?? 'node'
}
