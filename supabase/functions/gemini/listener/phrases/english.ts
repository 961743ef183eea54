import { englishDanger, englishIntents } from './englishAnswers.ts';
import type { Phrasebook } from './phrasebook.ts';

export const english: Phrasebook = {
  introduction: [
    "Before anything else: I'm this site's built-in listener, a small program and not a person.",
    'So that you know who is speaking: I am a small built-in program that listens, not a human.',
  ],
  danger: englishDanger,
  stillHere: [
    '_What you said earlier still matters. The [help page](/safety) stays open for you, at any hour._',
    '_If the dark thoughts grow again, please reach for a person. The [help page](/safety) shows where._',
  ],
  intents: englishIntents,
  feelings: {
    hopeless: [
      'It sounds as if all the doors look closed right now. That is exhausting to live with.',
      'When nothing seems to lead anywhere, even small things cost so much. I hear how worn down you are.',
    ],
    numb: [
      'Feeling nothing can be its own kind of pain, as if the sound had been switched off.',
      'That emptiness sounds far away and heavy at once. Sometimes going numb is how we get through too much.',
    ],
    hurt: [
      'That hurts, and it makes sense that it does: it mattered to you.',
      'Being let down by someone close goes deep. I am sorry that happened.',
    ],
    guilty: [
      'You seem to be holding yourself to account quite harshly.',
      'Guilt can be so loud that it drowns out everything else you did and meant.',
    ],
    lonely: [
      'Feeling alone with it makes everything heavier. I am glad you wrote it down here.',
      'That sounds lonely. Wanting to be seen by somebody is nothing to be ashamed of.',
    ],
    angry: [
      'I can hear the anger in that. Often it guards something that matters to you.',
      'That would make many people furious. Your anger is allowed here.',
    ],
    anxious: [
      'That sounds like a lot of worry at once, as if your mind kept running ahead of you.',
      'Fear makes everything look closer and bigger. No wonder you are tense.',
    ],
    overwhelmed: [
      'That is a great deal to hold at the same time. No wonder it feels like too much.',
      'It sounds as if everything wants something from you at once, and there is no room left to breathe.',
    ],
    tired: [
      'You sound worn out, and not only for want of sleep.',
      'Carrying on while being that tired takes more strength than people see.',
    ],
    confused: [
      'It seems to pull you in several directions at once.',
      'Not knowing which way to go can be as tiring as going the wrong way.',
    ],
    sad: [
      'I am sorry that it is so sad right now. You do not have to make it smaller than it is.',
      'That sounds really painful. Sadness like that wants a little room.',
    ],
    glad: [
      'That is lovely to read. Stay with it for a moment: you may enjoy it.',
      'How good that there is something bright in it.',
    ],
  },
  topics: {
    loss: ['What do you miss most?', 'Would you like to tell me about them?'],
    bullying: [
      'What they do says something about them, not about your worth. Is there an adult or a friend who knows of it?',
      'Since when has this been going on, and who stands with you?',
    ],
    love: [
      'What do you wish the two of you could say to each other?',
      'What hurts most about it at the moment?',
    ],
    family: ['What would you need from them that you do not get?', 'How is it for you when you are at home?'],
    friends: ['Is there one among them with whom it feels different?', 'What would a good friend do now?'],
    school: [
      'Which part of it weighs the most: the work itself, or what others expect?',
      'If you set one small thing aside for today, what would it be?',
    ],
    work: [
      'What happens in you when you think of going there tomorrow?',
      'Which part of it could you put down, even for an evening?',
    ],
    money: [
      'Worry about money eats at everything. Is there somebody who looks at the numbers with you?',
      'What is the bill or the day you are most afraid of?',
    ],
    sleep: [
      'What goes through your head when you lie awake?',
      'How do your evenings look before you go to bed?',
    ],
    body: [
      'How long has your body been telling you this, and has a doctor had a look?',
      'How do you take care of yourself on such days?',
    ],
    self: [
      'Whose voice is it that speaks to you like that?',
      'What would somebody who loves you say about you here?',
    ],
    future: [
      'What would be good enough, if it did not have to be perfect?',
      'What frightens you about it, and what draws you?',
    ],
  },
  reasons: [
    'So it has to do with this: {reason}.',
    'You say that {reason}. That is no small thing.',
    'I see: {reason}. That stays with a person.',
  ],
  acknowledgements: [
    'I am listening.',
    'Thank you for telling me that.',
    'I am trying to picture it.',
    'That seems to be on your mind quite a bit.',
    'I take that in.',
  ],
  questions: [
    'How do you feel when you write that?',
    'What is the hardest part of it for you?',
    'How long have you been carrying this?',
    'What would you wish for, if it could be anything?',
    'Does anybody else know about it?',
    'What helped last time, even a little?',
    'What would you like me to understand about it?',
  ],
  gladQuestions: [
    'What made it possible?',
    'Who would you like to tell about it?',
    'How does it feel, now that you write it down?',
  ],
  rememberTopic: [
    'Earlier you spoke about {topic}. Does the one touch the other?',
    'I still have in mind what you said about {topic}. How is that now?',
  ],
  rememberFeeling: [
    'Before, there was something {feeling} in what you wrote. Is that still there?',
    'A few lines ago it sounded more {feeling}. What has shifted?',
  ],
  topicNames: {
    loss: 'your loss',
    bullying: 'how you are treated',
    love: 'your relationship',
    family: 'your family',
    friends: 'your friends',
    school: 'your studies',
    work: 'work',
    money: 'money',
    sleep: 'your nights',
    body: 'your body',
    self: 'how you see yourself',
    future: 'what lies ahead',
  },
  feelingNames: {
    hopeless: 'hopeless',
    numb: 'numb',
    hurt: 'hurt',
    guilty: 'heavy with guilt',
    lonely: 'lonely',
    angry: 'angry',
    anxious: 'anxious',
    overwhelmed: 'overwhelmed',
    tired: 'tired',
    confused: 'torn',
    sad: 'sad',
    glad: 'glad',
  },
  recall: {
    intro: 'I only know what stands in this conversation. ',
    name: 'You told me your name: {name}. ',
    topics: 'We spoke about {topics}. ',
    feelings: 'It sounded {feelings}. ',
    nothing: 'So far that is very little, so tell me what I should know about you.',
    and: ' and ',
  },
};
