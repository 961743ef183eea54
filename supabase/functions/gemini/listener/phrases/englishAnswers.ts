import type { Phrasebook } from './phrasebook.ts';

export const englishDanger: Phrasebook['danger'] = {
  crisis: [
    'I\'m really glad you told me. What you carry sounds unbearably heavy, and you deserve a living voice right now, more than a program like me can be.\n\nIf you could act on this soon, please **call your local emergency number**, or go to someone near you and say one sentence: "I am not safe alone." The [help page](/safety) has places to turn to.\n\nAre you somewhere safe at this moment?',
    "Thank you for trusting me with this. I am only a program, and I don't want you to be alone with it.\n\nPlease let a person in: **your local emergency number** if it is close, or anyone you trust. The [help page](/safety) can show you where to start. If there is something near you that you could hurt yourself with, could you put some distance between you and it?\n\nWho could be with you tonight?",
    "That is a lot of pain, and saying it took courage. I can't keep you safe, because I am a program, but people can.\n\nIf the danger is now, **call your local emergency number**. If it is not this minute, the [help page](/safety) is a quiet next step. You don't have to explain everything: \"I'm not okay\" is enough.\n\nWhat has been keeping you going until now?",
  ],
  denied: [
    'Thank you for saying that so clearly. It still sounds as if something weighs on you. If that ever changes, the [help page](/safety) is one tap away.\n\nWhat is the heaviest part at the moment?',
    "I hear you, and I'm glad you told me where you stand. Should those thoughts come closer, you'll find people on the [help page](/safety).\n\nWhat made you think of it today?",
  ],
  someone: [
    "That is frightening to carry for somebody else. If they are in danger now, **call your local emergency number**, and if you can, don't leave them alone. The [help page](/safety) is for people who worry about someone, too.\n\nHow are you holding up yourself?",
    "I'm sorry. Caring for someone through this can wear you down. You may ask them directly and listen without fixing, and you don't have to do it alone: the [help page](/safety) has places for you as well.\n\nWhat do you know about how they are right now?",
  ],
};

export const englishIntents: Phrasebook['intents'] = {
  identity: [
    "I'm not a person. I'm a small program built into this site: I look for what you seem to feel and answer with words that people wrote for me. I am no doctor or therapist either, and I only know what is in this conversation. I do listen to every line, though. What would you like me to know?",
    "No human here: I'm a simple listening program, without feelings and without any training as a clinician. What I can do is give your thoughts some room. What brought that question up?",
  ],
  clinician: [
    "I can't tell you that. I'm a program, and a diagnosis or anything about medicine belongs to a doctor or psychologist who can meet you. What I can do is help you find words to bring to them. What have you noticed, and since when?",
    'That is a question for a doctor or a psychologist: I am a program and would only be guessing. It may help to write down what you feel, when it began and what makes it better or worse. Which of these could you start with?',
  ],
  calming: [
    "Let's slow down together. Look around and name, in your own time:\n\n1. **five** things you can see\n2. **four** things you can touch\n3. **three** things you can hear\n4. **two** things you can smell\n5. **one** slow breath, longer out than in\n\nTell me the first thing you see.",
    "All right, one breath at a time. In through the nose while you count to **four**, hold for **two**, out through the mouth while you count to **six**. Do it three times; I'll be here. How does your body feel afterwards?",
    'Put both feet on the floor and press them down, gently. Let your shoulders drop. Now breathe out slowly, as if you were cooling a hot drink. Nothing has to be solved in this minute. What do you notice?',
  ],
  advice: [
    "I'd rather not decide for you: you know your life, and I'm a program. But we can look at it together. What are the two or three things you could do, and how would each feel a week from now?",
    'Perhaps start with the smallest step that would make tomorrow a little easier. What would that be? And what stands in its way?',
    'Suppose a good friend told you exactly this. What would you say to them?',
  ],
  complaint: [
    "Fair enough. I'm a small program and I miss things. Could you say it once more in other words? And if you'd rather talk with people, the chat room is there, and the [help page](/safety) too.",
    "You're right to say so. I can't understand as a person would. Tell me the one thing I got wrong, and I'll try again.",
  ],
  howAreYou: [
    "Kind of you to ask. I'm a program, so I have no moods, but I'm here and listening. How are *you*, honestly?",
    'Nothing to report from a program. More interesting: how is your day, on the inside?',
  ],
  thanks: [
    "You're welcome. You did the hard part by putting it into words. Is there anything left that you would like to say?",
    "I'm glad if it helped a little. Come back whenever you like.",
    'Gladly. What will you do for yourself in the next hour, something small?',
  ],
  goodbye: [
    'Take care of yourself. Your words stay on this device until you clear them, and I am here when you come back.',
    'Good night, then. I hope the next hours are gentle with you.',
  ],
  greeting: [
    'Hello. Good that you are here. What is on your mind?',
    'Hi there. How are you arriving today: heavy, light, something in between?',
    'Hello again. Where would you like to begin?',
  ],
  unsure: [
    "That's fine, you don't need the right words. Maybe start with your body: where do you feel today the most?",
    'No hurry. We can begin anywhere, even with something tiny: what was the last thing that made you sigh?',
    'Not knowing is a place to start from. If today were weather, what would it be?',
  ],
  short: [
    'I hear you. Would you like to tell me a bit more?',
    'Mm. What lies behind that for you?',
    'All right. Take your time; what comes next?',
  ],
};
