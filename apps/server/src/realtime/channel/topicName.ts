const PREFIX = 'realtime:';
/** Binary broadcast frames hold a topic's size in one byte. */
const TOPIC_MAX_BYTES = 255;

/** What the policies know of a client's topic. */
export function nameOfTopic(topic: string): { name: string } | { refused: string } {
  if (!topic.startsWith(PREFIX)) return { refused: 'unmatched topic' };
  if (topic === PREFIX) return { refused: 'TopicNameRequired: You must provide a topic name' };
  if (Buffer.byteLength(topic) > TOPIC_MAX_BYTES || topic.includes('\0')) {
    return { refused: 'TopicNameInvalid: The topic name is too long' };
  }
  return { name: topic.slice(PREFIX.length) };
}
