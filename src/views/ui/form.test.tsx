// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useForm } from './form.ts'

const missing = { id: 'test.missing', defaultMessage: 'Please fill this in' }
const short = { id: 'test.short', defaultMessage: 'Too short' }

type Heard = (values: { code: string }) => void
const unheard: Heard = () => {}

function CodeForm({ onValid = unheard, isReady }: { onValid?: Heard; isReady?: boolean }) {
  const form = useForm({
    initial: { code: '' },
    ...(isReady === undefined ? {} : { isReady }),
    check: ({ code }) => (code === '' ? { code: missing } : code.length < 8 ? { code: short } : {}),
  })
  const { value, error, onBlur, onChange } = form.field('code')
  return (
    <form onSubmit={form.submit(onValid)}>
      <input
        name="code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => onBlur(event.relatedTarget)}
      />
      <output>{String(error?.defaultMessage ?? '')}</output>
      <a href="/elsewhere" aria-label="Elsewhere" />
      <button type="button" aria-label="Send another code" />
      <button type="submit" aria-label="Set" aria-busy={form.isWaiting} />
    </form>
  )
}

describe('a field that is left', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['untouched, for the next thing', [], 'a', ''],
    ['untouched, for a button next to it', [], 'button[type=button]', ''],
    ['untouched, for the submit button', [], 'button[type=submit]', ''],
    ['emptied again, for the next thing', ['1', ''], 'a', 'Please fill this in'],
    ['half filled, for a button next to it', ['1234'], 'button[type=button]', 'Too short'],
    ['half filled, for the submit button', ['1234'], 'button[type=submit]', ''],
  ])('%s', async (_, typed, next, said) => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    await act(async () => root.render(<CodeForm />))
    const input = container.querySelector('input')
    await act(async () => input?.focus())
    for (const text of typed) await act(async () => type(input, text))
    await act(async () => container.querySelector<HTMLElement>(next)?.focus())
    expect(container.querySelector('output')?.textContent).toBe(said)
    await act(async () => root.unmount())
    container.remove()
  })
})

test('text typed before hydration is sent as it stands in the field', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const sent = vi.fn<Heard>()
  await act(async () => root.render(<CodeForm onValid={sent} />))
  container.querySelector('input')?.setAttribute('value', '12345678')
  await act(async () => container.querySelector<HTMLElement>('button[type=submit]')?.click())
  expect(sent.mock.calls).toEqual([[{ code: '12345678' }]])
  await act(async () => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

test.each([
  { typed: '1234', sent: [], said: 'Too short' },
  { typed: '12345678', sent: [[{ code: '12345678' }]], said: '' },
])(
  '$typed, submitted before the check is loaded, is checked once it is',
  async ({ typed, ...judged }) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const sent = vi.fn<Heard>()
    const stand = () => ({
      busy: container.querySelector('[type=submit]')?.getAttribute('aria-busy'),
      sent: sent.mock.calls.map((call) => [...call]),
      said: container.querySelector('output')?.textContent,
    })
    await act(async () => root.render(<CodeForm onValid={sent} isReady={false} />))
    await act(async () => type(container.querySelector('input'), typed))
    await act(async () => container.querySelector<HTMLElement>('[type=submit]')?.click())
    const before = stand()
    await act(async () => root.render(<CodeForm onValid={sent} isReady />))
    expect([before, stand()]).toEqual([
      { busy: 'true', sent: [], said: '' },
      { busy: 'false', ...judged },
    ])
    await act(async () => root.unmount())
    container.remove()
    vi.unstubAllGlobals()
  },
)

/** React's change event needs the element's own value setter. */
function type(input: HTMLInputElement | null, text: string): void {
  if (input === null) return
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
