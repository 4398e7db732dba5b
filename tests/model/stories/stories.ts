import type { Story } from '../support/story.ts'
import { purchase } from './purchase.ts'
import { refund } from './refund.ts'
import { topUp } from './topUp.ts'
import { withdrawal } from './withdrawal.ts'

export const stories: readonly Story[] = [purchase, refund, topUp, withdrawal]
