import { expect, test } from 'vitest'
import { guessCountry } from './guessCountry.ts'

test.each([
  [['en-GB', 'en'], 'Asia/Bangkok', 'GB'],
  [['en', 'th-TH'], 'Europe/London', 'GB'],
  [['ja', 'en-US'], 'Asia/Tokyo', 'JP'],
  [['en', 'th-TH'], 'UTC', 'TH'],
  [['zh-Hans-CN'], 'Asia/Shanghai', 'CN'],
  [['en'], 'Asia/Tokyo', 'JP'],
  [['de'], 'Europe/Berlin', 'DE'],
  [['es-419'], 'America/Mexico_City', 'MX'],
  [['en-KP'], 'Asia/Seoul', 'KR'],
  [['en'], 'UTC', ''],
  [['not a language'], 'Nowhere/Else', ''],
])(
  'guesses from languages %j and the time zone %s the country %j',
  (languages, timeZone, country) => {
    expect(guessCountry({ languages, timeZone })).toBe(country)
  },
)
