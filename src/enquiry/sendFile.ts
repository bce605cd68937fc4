import { cleanText } from '@/domain/cleanText'
import { fetchWithChallenge } from '@/ui/forms/fetchWithChallenge'

const FAILED = 'Could not send the file. Try again, or send the form without it.'

/** Uploads a shopper's file ahead of its enquiry. Returns its proof or a message for the shopper; never throws. */
export async function sendFile(file: File): Promise<{ proof: string } | { message: string }> {
  try {
    const name = encodeURIComponent(cleanText(file.name.slice(0, 200)))
    const response = await fetchWithChallenge(`/api/enquiry-files?name=${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    })
    const body = (await response.json()) as { proof?: string; errors?: { message: string }[] }
    if (response.ok && body.proof) return { proof: body.proof }
    return { message: body.errors?.[0]?.message ?? FAILED }
  } catch {
    return { message: FAILED }
  }
}
