/** The twelve paints, as displayed colour and how metallic they are. */
export const PAINTS = {
  white: { hex: '#e3e4e4', metallic: 0 },
  silver: { hex: '#c3c7ca', metallic: 0.9 },
  grey: { hex: '#6d7378', metallic: 0.9 },
  black: { hex: '#16181b', metallic: 0.6 },
  red: { hex: '#a80d16', metallic: 0.35 },
  blue: { hex: '#164a94', metallic: 0.75 },
  green: { hex: '#2d5a45', metallic: 0.7 },
  orange: { hex: '#d9591a', metallic: 0.4 },
  yellow: { hex: '#e8b713', metallic: 0.1 },
  bronze: { hex: '#7d5a3c', metallic: 0.9 },
  beige: { hex: '#cdbfa4', metallic: 0.5 },
  teal: { hex: '#146a70', metallic: 0.7 },
}

const linear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** @returns { colour: [r, g, b] linear 0..1, metallic } */
export function paintBasis({ hex, metallic }) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return { colour: channels.map(linear), metallic }
}
