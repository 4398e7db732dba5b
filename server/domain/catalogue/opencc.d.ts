/** Pairs such as `燈 灯`, with a bar between them; a character may have several others. */
declare module 'opencc-js/dict/*' {
  const pairs: string
  export default pairs
}
