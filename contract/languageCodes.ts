/** The spec's language codes. */
export const languageCodes = ['en', 'zh-CN', 'ri', 'han', 'tai'] as const
