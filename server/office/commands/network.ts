import { networkCodes } from '../../../contract/walletRecords.ts'
import type { OperatorNetwork } from '../../domain/wallet/setNetwork.ts'
import {
  centsOption,
  optionOf,
  wordAt,
  WrongUsage,
  type Command,
  type Given,
  type Noun,
} from '../command.ts'
import { dollars, tableLines } from '../table.ts'

const list: Command = {
  usage: 'network list',
  summary: 'lists the networks that funds come and go by',
  example: 'network list --json',
  run: async (given) => {
    print(given, (await given.office.get('/networks')) as OperatorNetwork[])
    return 0
  },
}

const set: Command = {
  usage:
    'network set <code> [--address <text>] [--min-recharge <dollars>] [--min-withdrawal <dollars>] [--charge <dollars>] [--confirmations <n>] [--name <text>] [--asset <text>]',
  summary: 'states a network, and offers it',
  details: `Codes: ${networkCodes.join(', ')}. A new network needs address, both minimums and charge; of a known
one, what is left out stays. The address is where shoppers' money goes: its checksum is checked.`,
  example: 'network set trc20 --charge 1.50',
  options: [
    'address',
    'min-recharge',
    'min-withdrawal',
    'charge',
    'confirmations',
    'name',
    'asset',
  ],
  run: async (given) => {
    print(given, [(await given.office.post('/networks/set', statedIn(given))) as OperatorNetwork])
    return 0
  },
}

const enable: Command = {
  usage: 'network enable <code>',
  summary: 'offers a network again',
  example: 'network enable trc20',
  run: (given) => offer(given, true),
}

const disable: Command = {
  usage: 'network disable <code>',
  summary: 'takes a network out of the offer',
  details: 'Whoever has its address may still send to it.',
  example: 'network disable trc20',
  run: (given) => offer(given, false),
}

export const network: Noun = {
  summary: 'the networks that funds come and go by',
  verbs: { list, set, enable, disable },
}

async function offer(given: Given, enabled: boolean): Promise<number> {
  const body = { code: wordAt(given, 0, 'code'), enabled }
  print(given, [(await given.office.post('/networks/enable', body)) as OperatorNetwork])
  return 0
}

function statedIn(given: Given): object {
  return {
    code: wordAt(given, 0, 'code'),
    name: optionOf(given, 'name'),
    asset: optionOf(given, 'asset'),
    depositAddress: optionOf(given, 'address')?.trim(),
    minRechargeCents: centsOption(given, 'min-recharge', 1) ?? undefined,
    minWithdrawalCents: centsOption(given, 'min-withdrawal', 1) ?? undefined,
    withdrawalChargeCents: centsOption(given, 'charge', 0) ?? undefined,
    confirmations: confirmationsOf(given),
  }
}

function confirmationsOf(given: Given): number | undefined {
  const text = optionOf(given, 'confirmations')
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new WrongUsage(`--confirmations must be a whole number, not "${text}".`)
  }
  return Number(text)
}

function print({ json, print }: Given, list: readonly OperatorNetwork[]): void {
  if (json) print(JSON.stringify(list))
  else if (list.length === 0) print('No networks: nothing comes or goes on chain. See --help.')
  else for (const line of networkLines(list)) print(line)
}

function networkLines(list: readonly OperatorNetwork[]): string[] {
  return tableLines(
    [
      'CODE',
      'OFFERED',
      'NAME',
      'ASSET',
      'MIN RECHARGE',
      'MIN WITHDRAWAL',
      'CHARGE',
      'CONFIRMATIONS',
      'ADDRESS',
    ],
    list.map((network) => [
      network.code,
      network.enabled ? 'yes' : 'no',
      network.name,
      network.asset,
      dollars(network.minRechargeCents),
      dollars(network.minWithdrawalCents),
      dollars(network.withdrawalChargeCents),
      String(network.confirmations),
      network.depositAddress,
    ]),
  )
}
