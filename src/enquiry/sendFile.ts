import { cleanText } from '@/domain/cleanText'

const FAILED = 'The file could not be sent. Please try again, or send the form without it.'

/** Sends a shopper's file ahead of the enquiry that it belongs to. Answers with its proof or what to tell them; never throws. */
export async function sendFile(file: File): Promise<{ proof: string } | { message: string }> {
  try {
    const answer = await fetch(`/api/enquiry-files?name=${encodeURIComponent(cleanText(file.name.slice(0, 200)))}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    })
    const said = (await answer.json()) as { proof?: string; errors?: { message: string }[] }
    if (answer.ok && said.proof) return { proof: said.proof }
    return { message: said.errors?.[0]?.message ?? FAILED }
  } catch {
    return { message: FAILED }
  }
}
