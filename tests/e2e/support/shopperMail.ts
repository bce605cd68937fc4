import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

/** Where the server under test writes emails and texts. */
const FOLDER = join(process.env.FORECOURT_DATA ?? '.data', 'mail')

/** The sign-in code in a message to an address, other than the known ones; waits for the worker. */
export async function readCode(address: string, known: readonly string[] = []): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const codes = await listCodes(address)
      code = codes.find((found) => !known.includes(found)) ?? ''
      return code
    })
    .not.toBe('')
  return code
}

/** The codes of all messages to an address. */
export async function listCodes(address: string): Promise<string[]> {
  const names = (await readdir(FOLDER).catch(() => [])).filter((name) => name.startsWith('shopperMessage-'))
  const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8').catch(() => '')))
  return texts
    .filter((text) => new RegExp(`^To: .*${address.replaceAll(/[+.]/g, '\\$&')}`, 'm').test(text))
    .flatMap((text) => /\b(\d{6}) is your sign-in code/.exec(text)?.[1] ?? [])
}

/** Signs in on the page or in the dialog that asks for it. */
export async function signIn(page: Page, address: string): Promise<void> {
  const known = await listCodes(address)
  await page.getByLabel('Email or mobile number').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Six-digit code').fill(await readCode(address, known))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The link that confirms a reservation, in the receipt to an address; waits for the worker. */
export async function readReservationLink(address: string): Promise<string> {
  const find = async () => {
    const names = await readdir(FOLDER).catch(() => [])
    const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8').catch(() => '')))
    return texts
      .filter((text) => text.includes(`To: ${address}`) || text.includes(`<${address}>`))
      .flatMap((text) => /https?:\/\/[^\s"]+\/reservations\/[\w.-]+/.exec(text.replaceAll('=\n', ''))?.[0] ?? [])[0]
  }
  let link = ''
  await expect
    .poll(async () => {
      link = (await find()) ?? ''
      return link
    })
    .not.toBe('')
  return link
}
