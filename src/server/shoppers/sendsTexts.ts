/** Whether texts reach anybody: by a service, or in development and the demo, where people read the folder of src/providers/sms/outbox.ts. */
export const sendsTexts = (env: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  Boolean(env.SMS_URL) || env.NODE_ENV !== 'production' || env.FORECOURT_DEMO === '1'
