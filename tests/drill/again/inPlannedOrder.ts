import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { home } from '../plantedCopy.ts'
import { readPlan } from './plan.ts'

/** In the plan's order. */
export class InPlannedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { tests } = readPlan()
    const placeOf = ({ moduleId }: TestSpecification) => tests.indexOf(relative(home, moduleId))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
