/** An event in plain words. */
export function wordsOf(event: string): string {
  if (event === '') return 'at once'
  const done = /^xstate\.done\.actor\.(.+)$/.exec(event)
  if (done) return `${done[1]} answered`
  const failed = /^xstate\.error\.actor\.(.+)$/.exec(event)
  if (failed) return `${failed[1]} broke down`
  const after = /^xstate\.after\.(.+?)\./.exec(event)
  return after ? `after ${after[1]}` : event
}

/** `waitingForDelivery` → `Waiting for delivery` */
export function titleOfKey(key: string): string {
  const words = key.replaceAll(/(?<=[A-Za-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of an arrow: its event, or its condition where there is no event. */
export function labelOf({ name, event, guard, description }: Labelled): string {
  if (description !== '') return shorten(description)
  if (event !== '') return wordsOf(event)
  if (guard !== null) return `${titleOfKey(guard)}?`
  return isFirstBranch(name) ? 'At once' : 'Else'
}

interface Labelled {
  name: string
  event: string
  guard: string | null
  description: string
}

function isFirstBranch(name: string): boolean {
  return !/:\d+$/.test(name)
}

const longest = 52

/** The first clause of a sentence, short enough for an arrow. */
export function shorten(sentence: string): string {
  const whole = sentence.replace(/\.$/, '')
  const first = whole.split(/[;:.](?= )/, 1)[0] ?? whole
  if (first.length <= longest) return first
  const clause = first.slice(0, longest).lastIndexOf(', ')
  if (clause > longest / 3) return first.slice(0, clause)
  return `${first.slice(0, first.slice(0, longest).lastIndexOf(' '))} …`
}
