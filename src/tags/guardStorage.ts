import { grantedPurposes, OPTIONAL_STORAGE, readConsent } from '@/domain/tags/consent'

/**
 * Drops what pages would store for a purpose that the shopper has not agreed to, in opt-in mode. Global Privacy Control changes nothing: pages
 * store nothing for advertising. `version` is that of the wording.
 */
export function guardStorage(version: string): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    const purpose = OPTIONAL_STORAGE[key]
    if (purpose && !grantedPurposes('optIn', version, readConsent(document.cookie), false).has(purpose)) return
    setItem.call(this, key, value)
  }
}
