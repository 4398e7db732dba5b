import { codeLockMachine } from '../../../src/machines/codeLockMachine.ts'
import { payCodeLocks } from '../../../contract/payCodeLocks.ts'
import { askAbout } from '../support/ownerQuestion.ts'

const input = { locks: payCodeLocks }
const wrong = { type: 'wrongCode.entered' } as const
const right = { type: 'rightCode.entered' } as const
const quarterHour = { type: 'xstate.after.quarterHour.codeLock.lockedForAQuarterHour' }
const dayOver = { type: 'xstate.after.day.codeLock.lockedForADay' }
const fiveWrong = Array.from({ length: 5 }, () => wrong)
const tenWrong = [...fiveWrong, quarterHour, ...fiveWrong]
const twentyWrong = [...tenWrong, dayOver, ...fiveWrong, ...fiveWrong]

export const questions = [
  ...askAbout(codeLockMachine, [
    {
      id: 'five-wrong-codes',
      ask: { en: 'What happens after five wrong payment codes?', zh: '支付密码输错五次会怎样？' },
      answer: {
        en: 'For {firstCodeLock} no code is checked, not even the right one; then it goes on with the sixth attempt.',
        zh: '{firstCodeLock}内不再校验任何密码，正确的也不行；之后从第六次继续。',
      },
      alsoCalled: 'lock locked attempts guess pin unlock how long locked',
      arrows: [
        {
          from: 'counted',
          on: 'at once',
          if: 'isFifth',
          to: 'lockedForAQuarterHour',
          who: 'chart',
        },
        {
          from: 'lockedForAQuarterHour',
          on: 'after quarterHour',
          to: 'open.untilTenth',
          who: 'clock',
        },
        { from: 'lockedForAQuarterHour', on: 'rightCode.entered', to: 'stays', who: 'shopper' },
        { from: 'lockedForAQuarterHour', on: 'wrongCode.entered', to: 'stays', who: 'shopper' },
      ],
      only: { to: ['lockedForAQuarterHour'] },
      timers: { quarterHour: 'firstCodeLock' },
      examples: [
        {
          input,
          facts: { en: 'four wrong codes', zh: '错四次' },
          events: fiveWrong.slice(1),
          ends: 'open.firstFive',
        },
        {
          input,
          facts: { en: 'five wrong codes', zh: '错五次' },
          events: fiveWrong,
          ends: 'lockedForAQuarterHour',
        },
        {
          input,
          facts: {
            en: 'five wrong codes, then {firstCodeLock}',
            zh: '错五次，再过{firstCodeLock}',
          },
          events: [...fiveWrong, quarterHour],
          ends: 'open.untilTenth',
        },
      ],
    },
    {
      id: 'ten-and-twenty-wrong-codes',
      ask: {
        en: 'What happens after ten, and after twenty wrong codes?',
        zh: '输错十次、二十次会怎样？',
      },
      answer: {
        en: 'Ten lock it for {secondCodeLock}; twenty until a new code is set with the password.',
        zh: '十次锁定{secondCodeLock}；二十次则需用登录密码重设。',
      },
      alsoCalled: 'lock locked 10 20',
      arrows: [
        { from: 'counted', on: 'at once', if: 'isTenth', to: 'lockedForADay', who: 'chart' },
        { from: 'lockedForADay', on: 'after day', to: 'open.untilTwentieth', who: 'clock' },
        { from: 'counted', on: 'at once', if: 'isTwentieth', to: 'lockedUntilReset', who: 'chart' },
        { from: '', on: 'code.setAnew', to: 'open.firstFive', who: 'shopper' },
      ],
      only: { to: ['lockedForADay', 'lockedUntilReset'] },
      timers: { day: 'secondCodeLock' },
      examples: [
        {
          input,
          facts: { en: 'ten wrong codes', zh: '错十次' },
          events: tenWrong,
          ends: 'lockedForADay',
        },
        {
          input,
          facts: { en: 'twenty wrong codes', zh: '错二十次' },
          events: twentyWrong,
          ends: 'lockedUntilReset',
        },
        {
          input,
          facts: { en: 'twenty, then a new code', zh: '错二十次后重设' },
          events: [...twentyWrong, { type: 'code.setAnew' }],
          ends: 'open.firstFive',
        },
      ],
    },
    {
      id: 'right-code-resets-count',
      ask: { en: 'When does the count of wrong codes start over?', zh: '错误次数什么时候清零？' },
      answer: {
        en: 'With a right code, or when a new code is set with the password.',
        zh: '输入正确密码，或用登录密码重设支付密码时。',
      },
      arrows: [
        { from: 'counted', on: 'at once', if: 'isRight', to: 'open.firstFive', who: 'chart' },
        { from: '', on: 'code.setAnew', to: 'open.firstFive', who: 'shopper' },
      ],
      examples: [
        {
          input,
          facts: { en: 'four wrong, one right, one wrong', zh: '错四次，对一次，再错一次' },
          events: [...fiveWrong.slice(1), right, wrong],
          ends: 'open.firstFive',
        },
      ],
    },
    {
      id: 'right-code-while-locked',
      ask: { en: 'Does the right code end a lock?', zh: '锁定时输入正确密码能解锁吗？' },
      answer: {
        en: 'No: it is refused unread, and not counted.',
        zh: '不能：不校验直接拒绝，也不计次数。',
      },
      arrows: [
        { from: 'lockedForAQuarterHour', on: 'rightCode.entered', to: 'stays', who: 'shopper' },
        { from: 'lockedForADay', on: 'rightCode.entered', to: 'stays', who: 'shopper' },
        { from: 'lockedUntilReset', on: 'rightCode.entered', to: 'stays', who: 'shopper' },
      ],
      examples: [
        {
          input,
          facts: { en: 'five wrong codes, then the right one', zh: '错五次后输入正确密码' },
          events: [...fiveWrong, right],
          ends: 'lockedForAQuarterHour',
        },
      ],
    },
  ]),
]
