import hongKong from 'opencc-js/dict/HKVariantsRev'
import japan from 'opencc-js/dict/JPShinjitaiCharacters'
import simplified from 'opencc-js/dict/TSCharacters'
import taiwan from 'opencc-js/dict/TWVariantsRev'

/**
 * The mappings in order: Japan's new forms to old ones, those of Hong Kong and Taiwan to common
 * ones, all to simplified ones.
 */
const steps = [japan, hongKong, taiwan, simplified].map(
  (pairs) =>
    new Map(
      pairs.split('|').map((pair) => {
        const [written = '', other = ''] = pair.split(' ', 2)
        return [written, other] as const
      }),
    ),
)

/**
 * Maps all variant forms of a character to one: 燈 and 灯, 圖, 图 and 図. For comparing, never for
 * display.
 */
export function foldHan(text: string): string {
  return text.replaceAll(/\p{Script=Han}/gu, formOf)
}

/** Applied until nothing changes: China's 沪 looks like Japan's short form of another character. */
function formOf(character: string): string {
  const next = steps.reduce((form, step) => step.get(form) ?? form, character)
  return next === character ? next : formOf(next)
}
