import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './readReports.ts'

test('a failed test is named by its file, its title and the first line of its error', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'tests/api/refunds.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'refunds are paid', status: 'passed', failureMessages: [] },
          {
            fullName: 'refunds are refused',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at refunds.test.ts:3'],
          },
        ],
      },
    ],
  }
  expect(readVitest(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    failures: ['tests/api/refunds.test.ts › refunds are refused › expected 1 to be 2'],
  })
})

test('a file that could not be loaded is named with its error', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    testResults: [
      {
        name: 'tests/api/refunds.test.ts',
        status: 'failed',
        message: 'Hook timed out',
        assertionResults: [],
      },
    ],
  }
  expect(readVitest(report)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
    failures: ['tests/api/refunds.test.ts › Hook timed out'],
  })
})

test('a browser test is named below its group, a flaky one with its first error', () => {
  const specs = [
    { title: 'passes', tests: [{ status: 'expected', results: [{}] }] },
    {
      title: 'fails',
      tests: [{ status: 'unexpected', results: [{ error: { message: 'no such button' } }] }],
    },
    {
      title: 'passes late',
      tests: [{ status: 'flaky', results: [{ error: { message: 'too slow\nat …' } }, {}] }],
    },
  ]
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        title: 'cart.spec.ts',
        file: 'cart.spec.ts',
        suites: [{ title: 'the cart', file: 'cart.spec.ts', specs }],
      },
    ],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [
      'cart.spec.ts › the cart › fails › no such button',
      'cart.spec.ts › the cart › passes late › too slow',
    ],
  })
})
