/** Pairs such as `燈 灯`, separated by a bar. A character may have several forms. */
declare module 'opencc-js/dict/*' {
  const pairs: string
  export default pairs
}
