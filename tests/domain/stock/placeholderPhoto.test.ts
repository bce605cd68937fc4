import { expect, it } from 'vitest'
import { isPlaceholderPhoto } from '../../../src/domain/stock/placeholderPhoto'

it.each([
  'https://photos.example.com/no-image.jpg',
  'https://photos.example.com/img/NoPhoto.png?v=2',
  'https://photos.example.com/placeholder.gif',
  'https://photos.example.com/vehicle_placeholder_640.jpg',
  'https://photos.example.com/photos-coming-soon.webp',
  'https://photos.example.com/image_not_available.jpg',
  'https://photos.example.com/default-car.jpg',
])('[CARD-04] %s is a placeholder', (url) => {
  expect(isPlaceholderPhoto(url)).toBe(true)
})

it.each([
  '/stock-photos/ute-white-front-quarter.webp',
  'https://photos.example.com/default/12345/1.jpg',
  'https://photos.example.com/placeholder/1.jpg',
  'https://photos.example.com/nova.jpg',
  'https://photos.example.com/defaulting.jpg',
])('[CARD-04] %s is a photo', (url) => {
  expect(isPlaceholderPhoto(url)).toBe(false)
})
