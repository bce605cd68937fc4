// @ts-check
// Redis runs each script at once, so that no change of a tag falls between two of its steps.

/** Tags whose times are kept. Above it the older half counts as expired together. */
export const MAX_TAGS = 100_000

/**
 * One sorted set holds the sequence at which each tag was last expired, `#` the sequence itself, and `*` the sequence up to which every
 * entry is expired. If Redis lost the set, it begins at the time in milliseconds, above each sequence that an entry may have.
 */
const COMMON = `
local function get_sequence()
  local sequence = redis.call('ZSCORE', KEYS[1], '#')
  if sequence then return sequence end
  local time = redis.call('TIME')
  sequence = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000))
  redis.call('ZADD', KEYS[1], sequence, '#', sequence, '*')
  return sequence
end
local function is_valid(sequence, tags)
  sequence = tonumber(sequence)
  if not sequence then return false end
  if tonumber(redis.call('ZSCORE', KEYS[1], '*') or sequence + 1) > sequence then return false end
  for tag in string.gmatch(tags, '[^\\n]+') do
    local expired = redis.call('ZSCORE', KEYS[1], 't:' .. tag)
    if expired and tonumber(expired) > sequence then return false end
  end
  return true
end
`

/** KEYS: tags, entry. ARGV: sequence and tags of the server's own entry, or empty; tags that the reader adds. */
export const READ = `${COMMON}
local sequence = get_sequence()
if ARGV[1] ~= '' and is_valid(ARGV[1], ARGV[2]) then return { sequence, 1 } end
local entry = redis.call('HMGET', KEYS[2], 'sequence', 'tags')
if not entry[1] or not is_valid(entry[1], entry[2] .. '\\n' .. ARGV[3]) then return { sequence, 0 } end
return { sequence, 0, entry[1], redis.call('HGET', KEYS[2], 'value') }
`

/** KEYS: tags, entry. ARGV: sequence, tags, value, seconds to keep it. */
export const WRITE = `${COMMON}
get_sequence()
if not is_valid(ARGV[1], ARGV[2]) then return 0 end
redis.call('HSET', KEYS[2], 'sequence', ARGV[1], 'tags', ARGV[2], 'value', ARGV[3])
redis.call('EXPIRE', KEYS[2], ARGV[4])
return 1
`

/** KEYS: tags, snapshot. ARGV: the snapshot, or empty; each tag. Without tags every entry expires. */
export const EXPIRE = `${COMMON}
get_sequence()
local sequence = redis.call('ZINCRBY', KEYS[1], 1, '#')
if #ARGV == 1 then redis.call('ZADD', KEYS[1], sequence, '*') end
for index = 2, #ARGV do redis.call('ZADD', KEYS[1], sequence, 't:' .. ARGV[index]) end
if redis.call('ZCARD', KEYS[1]) > ${MAX_TAGS} then
  local middle = redis.call('ZRANGE', KEYS[1], ${MAX_TAGS / 2}, ${MAX_TAGS / 2}, 'WITHSCORES')[2]
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', middle)
  redis.call('ZADD', KEYS[1], 'GT', middle, '*', sequence, '#')
end
if ARGV[1] ~= '' then redis.call('SET', KEYS[2], ARGV[1]) end
return sequence
`
