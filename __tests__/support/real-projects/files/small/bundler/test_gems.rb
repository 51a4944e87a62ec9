require "gem0"
require "gem23/part39"

raise "it does not add" unless Gem0.part4_4(5) == 9
raise "a gem is not whole" unless Gem23.part39_29(1) == 30
