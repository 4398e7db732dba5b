/** Passwords of six or more characters at the top of published lists of leaked ones. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 111111 1111111 11111111 000000 00000000
  222222 333333 444444 555555 666666 777777 888888 88888888 999999 112233 121212 123123 123123123
  123321 654321 7654321 87654321 987654321 159753 147258 147258369 789456 789456123 131313 232323
  101010 102030 696969 123654 112358 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx
  q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop qwer1234 asdfgh asdfghjkl asdf1234
  zxcvbn zxcvbnm password password1 password12 password123 passw0rd p@ssw0rd p@ssword abc123 abcd1234
  abcdef abcdefg a12345 a123456 a1234567 a123456789 aa123456 aa12345678 iloveyou iloveyou1 princess
  sunshine football baseball monkey dragon shadow master superman batman trustno1 letmein welcome
  welcome1 admin123 administrator login123 changeme secret starwars whatever freedom michael jordan
  charlie jessica ashley daniel hannah pokemon cheese computer internet samsung google liverpool
  chelsea arsenal killer hunter hunter2 ginger summer winter flower lovely loveme mustang corvette
  harborlane harbor lane123`.split(/\s+/),
)

export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase()
  return common.has(folded) || new Set(folded).size === 1
}
